const EVENTS = ['started', 'step', 'done', 'lead', 'signup', 'close'];
const MAX_ENTRIES = 200;

/** Logs the messages between this page and its frames, and the resulting events. */
export function logMessages(entries: HTMLElement, list: HTMLElement, count: HTMLElement): void {
  const overheard = new WeakSet<Document>();
  let total = 0;
  entries.tabIndex = 0;

  function add(kind: 'heard' | 'told' | 'event', frame: string, name: string, detail: unknown): void {
    total += 1;
    count.textContent = String(total);
    const entry = document.createElement('li');
    entry.dataset['kind'] = kind;
    const title = document.createElement('b');
    title.textContent = name;
    const place = document.createElement('i');
    place.textContent = frame;
    const text = document.createElement('code');
    text.textContent = JSON.stringify(detail);
    entry.append(title, place, text);
    list.append(entry);
    if (list.childElementCount > MAX_ENTRIES) list.firstElementChild?.remove();
    entries.scrollTop = entries.scrollHeight;
  }

  /** The frames have our own origin, so messages to them can be intercepted. */
  function overhear(source: Window, frame: string): void {
    if (overheard.has(source.document)) return;
    overheard.add(source.document);
    source.addEventListener('message', ({ data }) => add('told', frame, data.type, withoutType(data)));
  }

  addEventListener('message', ({ source, origin, data }) => {
    if (origin !== location.origin || !(source as Window | null)?.frameElement) return;
    const frame = nameOf((source as Window).frameElement);
    overhear(source as Window, frame);
    add('heard', frame, data.type, withoutType(data));
  });
  for (const name of EVENTS) {
    document.addEventListener(`kitchen-funnel:${name}`, (event) => {
      const frame = nameOf(event.target as Element);
      const detail = withoutType((event as CustomEvent).detail);
      // The script handles a message before this page does: its event is logged after it.
      setTimeout(() => add('event', frame, event.type, detail));
    });
  }
}

function nameOf(frame: Element | null): string {
  return frame?.closest<HTMLElement>('[data-funnel-name]')?.dataset['funnelName'] ?? 'terminfinder';
}

function withoutType({ type: _, ...detail }: { type: string }): object {
  return detail;
}
