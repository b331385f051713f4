const MARK = 'kitchenFunnel';

/**
 * A history entry while an overlay is open, so that Back closes it instead of leaving the page. The steps inside the
 * frame are entries too, and Back goes through them first.
 */
export function enterHistory(onBack: () => void, signal: AbortSignal) {
  let isIn = false;
  let before: string | undefined;

  addEventListener(
    'popstate',
    () => {
      if (!isIn || history.state?.[MARK]) return;
      isIn = false;
      onBack();
    },
    { signal },
  );

  return {
    enter(): void {
      if (isIn) return;
      isIn = true;
      before = window.navigation?.currentEntry?.key;
      history.pushState({ ...history.state, [MARK]: true }, '');
    },
    /** Closed by other means: removes the entry with those of the frame. Only the Navigation API can identify them. */
    leave(): void {
      if (!isIn) return;
      isIn = false;
      if (before) window.navigation?.traverseTo(before).finished?.catch(() => undefined);
    },
  };
}
