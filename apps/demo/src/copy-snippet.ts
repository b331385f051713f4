const texts = { copy: { de: 'Kopieren', en: 'Copy' }, copied: { de: 'Kopiert', en: 'Copied' } };

/** A copy button for a piece of code. If the browser denies access to the clipboard, the code is selected instead. */
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
  // Scrollable by keyboard if it overflows.
  snippet.tabIndex = 0;
}
