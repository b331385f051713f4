/** The colours of the pages, and what takes their place where the reader's mail program is dark. */
export const LIGHT = {
  paper: '#fbf8f3',
  surface: '#ffffff',
  line: '#e6ddcf',
  mint: '#e8f0eb',
  ink: '#1f2b27',
  soft: '#55625c',
  forest: '#1f5a48',
  onForest: '#ffffff',
  notice: '#fbedea',
  noticeInk: '#8f1e18',
} as const;

export type ColorName = keyof typeof LIGHT;

export const DARK: Readonly<Record<ColorName, string>> = {
  paper: '#161b19',
  surface: '#1f2623',
  line: '#3a443f',
  mint: '#26352e',
  ink: '#f1ede5',
  soft: '#b9c2bc',
  forest: '#8fcbb4',
  onForest: '#10211a',
  notice: '#3d211e',
  noticeInk: '#f5b8b1',
};
