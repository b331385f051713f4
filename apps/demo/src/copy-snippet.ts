const texts = { copy: { de: 'Kopieren', en: 'Copy' }, copied: { de: 'Kopiert', en: 'Copied' } };

/** A button on a piece of code that copies it. Where the browser does not let it, the code is marked for copying by hand. */
export function offerToCopy(snippet: HTMLElement, language: string): void {
  const lang = language === 'en' ? 'en' : 'de';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = texts.copy[lang];
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(snippet.textContent);
      button.textContent = texts.copied[lang];
    } catch {
      getSelection()?.selectAllChildren(snippet);
    }
  });
  snippet.before(button);
  // It may be wider than its place: the keyboard scrolls it then.
  snippet.tabIndex = 0;
}
