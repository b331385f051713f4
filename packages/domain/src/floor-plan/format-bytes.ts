import type { Language } from '../text/text.ts';

const KB = 1024;
const MB = 1024 * 1024;

/** 820 KB, 2,4 MB */
export function formatBytes(bytes: number, language: Language): string {
  const [unit, name] = bytes < MB ? [KB, 'KB'] : [MB, 'MB'];
  const amount = Math.max(bytes / unit, bytes > 0 ? 0.1 : 0);
  return `${amount.toLocaleString(language, { maximumFractionDigits: amount < 10 ? 1 : 0 })} ${name}`;
}
