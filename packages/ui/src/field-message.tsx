import style from './field-message.module.css';
import { AlertIcon } from './icon.tsx';

export type FieldMessageProps = {
  id: string;
  error?: string | undefined;
  /** Keeps a gap to what follows, most of which an error then fills. */
  spaced?: boolean;
};

/** The line below a field. It is always there, so that screen readers announce what appears in it. */
export function FieldMessage({ id, error, spaced = true }: FieldMessageProps) {
  return (
    <div id={id} className={style[spaced ? 'spaced' : 'tight']} aria-live="polite">
      {error && (
        <span className={style['error']}>
          <AlertIcon size="s" />
          {error}
        </span>
      )}
    </div>
  );
}
