import { useText } from '@funnel/browser/language';
import { Notice } from '@funnel/ui/notice';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';

interface BulkResultProps {
  readonly result:
    | { readonly changed: readonly unknown[]; readonly left: readonly { readonly code: string }[] }
    | undefined;
}

/** The result of a bulk change, with the enquiries that were skipped as stale. */
export function BulkResult({ result }: BulkResultProps) {
  const say = useText();
  const left = result?.left ?? [];
  const state = left.filter(({ code }) => code === 'WRONG_STATE').length;
  const stale = left.length - state;
  return (
    <div role="status">
      {result && (
        <Notice tone={left.length === 0 ? 'done' : 'info'}>
          {[
            say(texts.changed, { count: String(result.changed.length) }),
            stale > 0 && say(texts.leftStale, { count: String(stale) }),
            state > 0 && say(texts.leftState, { count: String(state) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </Notice>
      )}
    </div>
  );
}
