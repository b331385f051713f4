/** A fixed button at the edge of the window. Returns a function that removes it. */
export function makeSideTab(label: string, open: () => void) {
  const tab = document.createElement('button');
  tab.type = 'button';
  tab.textContent = label;
  tab.style.cssText =
    'position:fixed;top:50%;right:0;transform:translateY(-50%);writing-mode:vertical-rl;margin:0;padding:18px 12px;max-height:80vh;border:0;border-radius:12px 0 0 12px;background:var(--primary);color:var(--surface);font:600 16px/1.2 system-ui,sans-serif;box-shadow:0 2px 12px rgb(0 0 0/.3);cursor:pointer;z-index:2147483000';
  tab.onclick = open;
  function put(): void {
    document.body.append(tab);
  }
  if (document.body) put();
  else document.addEventListener('DOMContentLoaded', put, { once: true });
  return {
    remove(): void {
      document.removeEventListener('DOMContentLoaded', put);
      tab.remove();
    },
  };
}
