import style from './field-message.module.css';
import { AlertIcon } from './icon.tsx';

export type FieldMessageProps = {
  id: string;
  error?: string | undefined;
  /** Reserves space below the field for an error. */
  spaced?: boolean;
};

/** The line below a field. It is always present, so that screen readers announce messages in it. */
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
