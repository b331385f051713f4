import { defineTexts } from '@funnel/domain/text/define-texts';
import type { Say } from '@funnel/domain/text/say';
import type { LocalizedText } from '@funnel/domain/text/text';
import style from './brand-footer.module.css';
import { useSettings } from './page-settings.ts';

const label: LocalizedText = defineTexts('footer.brands', { de: 'Unsere Marken', en: 'Our brands' });

/** The retailer's partner brands (R33). An SVG is shown as a picture, so that no script in it runs. */
export function BrandFooter({ say }: { say: Say }) {
  const { partnerBrands } = useSettings();
  return (
    <ul className={style['brands']} aria-label={say(label)}>
      {partnerBrands.map(({ name, svg }) => (
        <li key={name}>
          {svg ? <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={name} /> : name}
        </li>
      ))}
    </ul>
  );
}
