import type { ComponentProps } from 'react';
import style from './input.module.css';

/** An input without a label, for forms with their own layout of labels. Also for dates and times. */
export function Input(props: Omit<ComponentProps<'input'>, 'className' | 'style'>) {
  return <input {...props} className={style['input']} />;
}

export function TextArea(props: Omit<ComponentProps<'textarea'>, 'className' | 'style'>) {
  return <textarea {...props} className={`${style['input']} ${style['area']}`} />;
}
