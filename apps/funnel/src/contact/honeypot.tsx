import { VisuallyHidden } from '@funnel/ui/visually-hidden';

/** A field that nobody sees, hears or reaches by keyboard. Whoever fills it in is a program: the staff are told so. */
export function Honeypot({ onFill }: { onFill: (value: string) => void }) {
  return (
    <VisuallyHidden>
      <span aria-hidden="true">
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          onChange={(event) => onFill(event.target.value)}
        />
      </span>
    </VisuallyHidden>
  );
}
