import type {} from '@funnel/react-embed';
import { find } from './find.ts';
import { type Choices, hasButton, snippetOf } from './snippet.ts';

/** Options that only apply to overlays. */
const OVER_PAGE_ONLY = ['openAfter', 'openAtScroll', 'openOnLeave'];

/** The form to configure a funnel, with a live preview and its snippet. */
export function offerBuilder(language: string): void {
  const form = find('#builder-form') as HTMLFormElement;
  const code = find('#builder-snippet code');
  const open = find('#builder-open');
  let shown: { open(): void; remove(): void } | undefined;
  for (const option of form.querySelectorAll('option'))
    option.textContent = option.dataset[language === 'en' ? 'en' : 'de'] ?? '';

  function choices(): Choices {
    const fields = [...form.elements].filter(
      (field): field is HTMLInputElement | HTMLSelectElement =>
        'name' in field && !('disabled' in field && field.disabled),
    );
    const { color, corners, ...others } = Object.fromEntries(
      fields
        .filter((field) => field.validity.valid)
        .map((field) => [
          field.name,
          'checked' in field && field.type === 'checkbox' ? field.checked : field.value,
        ]),
    );
    const theme = { ...(color && { color }), ...(corners && { corners }) };
    return { ...others, theme: Object.keys(theme).length > 0 ? JSON.stringify(theme) : '' };
  }

  function adjust(): void {
    const way = form.elements.namedItem('way') as HTMLSelectElement;
    const isTerminfinder = (form.elements.namedItem('funnel') as HTMLSelectElement).value === 'terminfinder';
    const [inline] = way.options;
    if (inline) inline.disabled = isTerminfinder;
    if (isTerminfinder && way.value === 'inline') way.value = 'page';
    for (const name of OVER_PAGE_ONLY)
      (form.elements.namedItem(name) as HTMLInputElement).disabled = way.value === 'inline';
  }

  function show(): void {
    adjust();
    const chosen = choices();
    code.textContent = snippetOf(chosen, location.origin, language);
    open.hidden = !hasButton(String(chosen['way']));
    shown?.remove();
    // Automatic opening would interfere with the form.
    const given = Object.entries(chosen)
      .filter(([name, value]) => value !== '' && !OVER_PAGE_ONLY.includes(name))
      .map(([name, value]) => [name, name === 'theme' ? JSON.parse(String(value)) : value]);
    shown = window.KitchenFunnel?.create({
      ...(Object.fromEntries(given) as { funnel: 'short' }),
      target: '#builder-stage',
    });
  }

  form.addEventListener('change', show);
  open.addEventListener('click', () => shown?.open());
  show();
}
