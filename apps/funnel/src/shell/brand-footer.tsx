import type { Text } from '@funnel/domain/text/text';
import style from './brand-footer.module.css';

const label: Text = { de: 'Unsere Marken', en: 'Our brands' };

/** The retailer's partner brands (D33); until they are set, word marks of invented house brands. */
const PARTNER_BRANDS = ['Nordeiche', 'LUMARA', 'Talwerk', 'kernholz', 'FEINBLICK', 'Ofenrot'];

export function BrandFooter({ say }: { say: (text: Text) => string }) {
  return (
    <ul className={style['brands']} aria-label={say(label)}>
      {PARTNER_BRANDS.map((brand) => (
        <li key={brand}>{brand}</li>
      ))}
    </ul>
  );
}
