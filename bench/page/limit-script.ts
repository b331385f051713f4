import type { LimitQuestion } from './read-questions.ts';

/** One question as HTML, for the document and inside the page, so it is self-contained. */
export function questionHtml({ title, subtext, tiles, aside }: LimitQuestion): string {
  const text = (raw: string) => raw.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const radio = (value: string, inside: string, kind = '') =>
    `<button role="radio" aria-checked="false" data-value="${value}"${kind}>${inside}</button>`;
  const picture = (url: string) => url && `<img src="${url}" width="552" height="442" alt="">`;
  const all = tiles.map((tile) =>
    radio(
      tile.value,
      `<span class="picture">${picture(tile.picture)}</span><b>${text(tile.title)}</b><small>${text(tile.note)}</small>`,
    ),
  );
  return (
    `<h1>${text(title)}</h1>${subtext && `<p>${text(subtext)}</p>`}` +
    `<div role="radiogroup"><div class="tiles">${all.join('')}</div>` +
    `${aside ? radio(aside.value, text(aside.title), ' class="aside"') : ''}</div>`
  );
}

/** The limit page's inline script. */
export function runLimit(questions: readonly LimitQuestion[], html: typeof questionHtml): void {
  const ADVANCE_AFTER_MS = 300;
  const FETCH_AHEAD = 3;
  const main = document.querySelector('main');
  const progress = document.querySelector('progress');
  let answered = 0;
  let fetched = 0;
  let isAdvancing = false;

  function fetchAhead(): void {
    for (; fetched < answered + FETCH_AHEAD; fetched += 1)
      for (const { picture } of questions[fetched]?.tiles ?? []) if (picture) new Image().src = picture;
  }

  function advance(): void {
    const question = questions[answered];
    isAdvancing = false;
    answered += 1;
    if (!main || !progress) return;
    progress.value = answered + 1;
    main.dataset['step'] = question?.step ?? 'personal';
    const content = question ? html(question) : '<h1>Ihre Kontaktdaten</h1><label>Name <input></label>';
    main.innerHTML = `<div class="new">${content}</div>`;
    fetchAhead();
  }

  main?.addEventListener('click', ({ target }) => {
    const tapped = target instanceof Element ? target.closest('[role=radio]') : null;
    if (!tapped) return;
    for (const tile of main.querySelectorAll('[role=radio]')) tile.ariaChecked = String(tile === tapped);
    if (!isAdvancing) setTimeout(advance, ADVANCE_AFTER_MS);
    isAdvancing = true;
  });
  addEventListener('load', () => requestIdleCallback(fetchAhead));
}
