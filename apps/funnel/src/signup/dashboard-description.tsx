import { defineTexts } from '@funnel/domain/text/define-texts';
import type { Say } from '@funnel/domain/text/say';
import type { LocalizedText } from '@funnel/domain/text/text';
import { BenefitList } from './benefit-list.tsx';
import style from './dashboard-description.module.css';

const title: LocalizedText = defineTexts('dashboard.title', { de: 'Das erwartet Sie', en: 'What you get' });

const features = defineTexts('dashboard', [
  {
    name: { de: 'Termine verwalten', en: 'Manage appointments' },
    text: { de: 'Ansehen, verschieben oder absagen.', en: 'See, move or cancel them.' },
  },
  {
    name: { de: 'Unterlagen hochladen', en: 'Upload documents' },
    text: {
      de: 'Grundriss, Fotos und Maße nachreichen.',
      en: 'Add your floor plan, photos and measurements.',
    },
  },
  {
    name: { de: 'Planungsstand verfolgen', en: 'Follow your planning status' },
    text: { de: 'Sehen, wie weit Ihre Küche ist.', en: 'See how your kitchen is coming along.' },
  },
  {
    name: { de: 'Kontakt aufnehmen', en: 'Get in touch' },
    text: { de: 'Fragen direkt an unser Team.', en: 'Ask our team directly.' },
  },
] as const satisfies readonly { name: LocalizedText; text: LocalizedText }[]);

/** The benefits of the customer area for a visitor with an appointment. */
export function DashboardDescription({ say }: { say: Say }) {
  return (
    <>
      <h2 className={style['title']}>{say(title)}</h2>
      <BenefitList
        benefits={features.map(({ name, text }) => ({
          key: name.en,
          content: (
            <>
              <b className={style['name']}>{say(name)}</b>
              <span className={style['text']}>{say(text)}</span>
            </>
          ),
        }))}
      />
    </>
  );
}
