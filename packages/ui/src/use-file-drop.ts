import { useEffect, useEffectEvent, useState } from 'react';

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * The whole page is a drop target: otherwise the browser would open a missed file, and the input would be lost. Returns
 * whether files are being dragged over the page.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((event: DragEvent) => {
    const files = droppedFiles(event.dataTransfer);
    if (files.length > 0) onFiles(files);
  });

  useEffect(() => {
    function over(event: DragEvent): void {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    }
    // Without a related target the pointer has left the window, not just an element.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    function drop(event: DragEvent): void {
      setOver(false);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      take(event);
    }
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}

/** Without folders, which look like unreadable files. */
function droppedFiles(data: DataTransfer | null): readonly File[] {
  const items = [...(data?.items ?? [])].filter(({ kind }) => kind === 'file');
  return items.flatMap((item) => {
    const file = item.webkitGetAsEntry()?.isDirectory ? null : item.getAsFile();
    return file ? [file] : [];
  });
}
