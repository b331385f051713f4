import { VisuallyHidden } from '@funnel/ui/visually-hidden';

/** The honeypot: invisible, silent and unreachable by keyboard. If it has a value the enquiry is marked as suspect. */
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
