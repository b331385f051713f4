import { createElement, type ReactNode } from 'react';
import style from './icon.module.css';

/** 16, 20 or 24 px. */
export type IconProps = { size?: 's' | 'm' | 'l' };

/** The base of every icon; rarely used icons have their own files. */
export function Drawing({ size = 'm', children }: IconProps & { children?: ReactNode }) {
  return (
    <svg
      className={`${style['icon']} ${style[size] ?? ''}`}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** Makes an icon of these shapes. Unused icons are not in a page's code (tree shaking). */
// @__NO_SIDE_EFFECTS__
export function drawn(...shapes: ReactNode[]) {
  return (props: IconProps) => createElement(Drawing, props, ...shapes);
}

export const CheckIcon = drawn(<path d="m4.5 10.5 3.8 3.8 7.4-8.6" />);
export const ClockIcon = drawn(<circle cx="10" cy="10" r="7" />, <path d="M10 6v4l2.6 2" />);
export const CalendarIcon = drawn(
  <rect x="3" y="4.5" width="14" height="12.5" rx="2.5" />,
  <path d="M3 8.5h14M7 2.8v3M13 2.8v3M7 12.4l2 2 4-4" />,
);
export const LockIcon = drawn(
  <rect x="4" y="9" width="12" height="8" rx="2" />,
  <path d="M6.5 9V6.5a3.5 3.5 0 0 1 7 0V9" />,
);
export const QuestionIcon = drawn(
  <rect x="2.5" y="2.5" width="15" height="15" rx="4" />,
  <path d="M7.9 7.7c.2-1.2 1-1.8 2.1-1.8 1.3 0 2.2.8 2.2 1.9 0 1.7-2.2 1.8-2.2 3.4M10 14v.1" />,
);
export const AlertIcon = drawn(
  <circle className={style['disc']} cx="10" cy="10" r="8.5" />,
  <path className={style['onDisc']} d="M10 5.8v4.8M10 13.9v.1" />,
);
export const InfoIcon = drawn(
  <circle className={style['disc']} cx="10" cy="10" r="8.5" />,
  <path className={style['onDisc']} d="M10 9.5v4.7M10 6.1V6" />,
);
export const DoneIcon = drawn(
  <circle className={style['disc']} cx="10" cy="10" r="8.5" />,
  <path className={style['onDisc']} d="m6.4 10.3 2.5 2.5 4.7-5.4" />,
);
export const ArrowLeftIcon = drawn(<path d="M16 10H4m5-5-5 5 5 5" />);
export const ArrowRightIcon = drawn(<path d="M4 10h12m-5-5 5 5-5 5" />);
export const CloseIcon = drawn(<path d="m5 5 10 10M15 5 5 15" />);
