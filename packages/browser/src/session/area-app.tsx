import type { LegalId } from '@funnel/domain/retailer/legal-link';
import { type LocalizedText, parseLanguage } from '@funnel/domain/text/text';
import { createContext, type ReactNode, useContext } from 'react';
import { FailedPage } from '../failed-page.tsx';
import { LanguageProvider } from '../language.tsx';
import { areaSettings } from './area-settings.ts';

/** What an area shows at its door. */
interface AreaDoor {
  readonly texts: Readonly<Record<'loading' | 'unreachableTitle', LocalizedText>> & {
    /** Whose door it is, before the legal links. */
    readonly place?: LocalizedText;
  };
  /** All of them by default. */
  readonly legalIds?: readonly LegalId[];
  readonly picture: ReactNode;
}

const DoorContext = createContext<AreaDoor | undefined>(undefined);

export function useAreaDoor(): AreaDoor {
  const door = useContext(DoorContext);
  if (!door) throw new Error('The page has no door.');
  return door;
}

interface AreaAppProps {
  /** Of the browser's tab. */
  readonly title: LocalizedText;
  readonly door: AreaDoor;
  readonly children: ReactNode;
}

/** Around an app that people sign in to: its door, the language of its address, and what is shown when it fails. */
export function AreaApp({ title, door, children }: AreaAppProps) {
  const initial = parseLanguage(new URLSearchParams(location.search).get('lang'));
  return (
    <FailedPage retailer={areaSettings}>
      <LanguageProvider initial={initial} title={title} wording={areaSettings().wording}>
        <DoorContext value={door}>{children}</DoorContext>
      </LanguageProvider>
    </FailedPage>
  );
}
