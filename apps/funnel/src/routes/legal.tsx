import { useText } from '@funnel/browser/language';
import { legalLinks } from '@funnel/contract/page/legal-links';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { Headline } from '@funnel/ui/headline';
import { PageShell } from '../shell/page-shell.tsx';
import style from './legal.module.css';

export const title: LocalizedText = defineTexts('legal.page', { de: 'Rechtliches', en: 'Legal' });

const placeholder: LocalizedText = defineTexts('legal.placeholder', {
  de: 'Hier steht der Text des Küchenstudios. Er wird vor dem Start eingetragen.',
  en: 'The retailer’s own text goes here before the funnel goes live.',
});

export const beginsAsServed = () => true;

/** Imprint, privacy, terms and accessibility, reachable from every screen. */
export function Route() {
  const say = useText();
  return (
    <PageShell>
      <div className={style['legal']}>
        <Headline>{say(title)}</Headline>
        {legalLinks.map(({ id, label }) => (
          <section key={id} id={id}>
            <h2>{say(label)}</h2>
            <p>{say(placeholder)}</p>
          </section>
        ))}
      </div>
    </PageShell>
  );
}
