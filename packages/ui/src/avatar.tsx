import style from './avatar.module.css';
import toneStyle from './tone.module.css';

const TONES = ['plum', 'sea', 'accent', 'ochre', 'mint'] as const;

/** A colleague's initials, always in the same colour. The name is shown beside it. */
export function Avatar({ name, staffId }: { name: string; staffId: string }) {
  const sum = [...staffId].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const tone = TONES[sum % TONES.length] ?? 'mint';
  return (
    <span className={`${style['avatar']} ${toneStyle[tone]}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
