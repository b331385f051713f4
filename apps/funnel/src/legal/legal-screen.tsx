import { defineTexts } from '@funnel/domain/text/define-texts';
import type { Say } from '@funnel/domain/text/say';
import type { LocalizedText } from '@funnel/domain/text/text';
import { Headline } from '@funnel/ui/headline';
import style from './legal-screen.module.css';

const placeholder: LocalizedText = defineTexts('legal.placeholder', {
  de: 'Hier steht der Text des Küchenstudios. Er wird vor dem Start eingetragen.',
  en: 'The retailer’s own text goes here before the funnel goes live.',
});

interface LegalScreenProps {
  readonly title: LocalizedText;
  readonly sections: readonly { readonly id: string; readonly label: LocalizedText }[];
  readonly say: Say;
}

/** Imprint, privacy, terms and accessibility, reachable from every screen. */
export function LegalScreen({ title, sections, say }: LegalScreenProps) {
  return (
    <div className={style['legal']}>
      <Headline>{say(title)}</Headline>
      {sections.map(({ id, label }) => (
        <section key={id} id={id}>
          <h2>{say(label)}</h2>
          <p>{say(placeholder)}</p>
        </section>
      ))}
    </div>
  );
}
