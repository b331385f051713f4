import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const phoneCardTexts = defineTexts('phoneCard', {
  title: { de: 'Foto mit dem Handy machen?', en: 'Take a photo with your phone?' },
  text: {
    de: 'Scannen Sie den Code mit der Kamera. Was Sie am Handy hochladen, erscheint hier von selbst.',
    en: 'Scan the code with your camera. What you upload on the phone appears here by itself.',
  },
  code: {
    de: 'QR-Code: öffnet auf dem Handy die Seite zum Hochladen',
    en: 'QR code: opens the upload page on your phone',
  },
  address: { de: 'Oder diesen Link öffnen', en: 'Or open this link' },
  lasts: { de: 'Der Code gilt 30 Minuten.', en: 'The code works for 30 minutes.' },
  over: { de: 'Der Code ist abgelaufen.', en: 'The code has expired.' },
  renew: { de: 'Neuen Code anzeigen', en: 'Show a new code' },
  waiting: { de: 'Einen Moment …', en: 'One moment …' },
} satisfies Record<string, LocalizedText>);
