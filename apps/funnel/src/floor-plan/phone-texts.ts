import type { Text } from '@funnel/domain/text/text';

/** On the computer. */
export const phoneCardTexts = {
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
} as const satisfies Record<string, Text>;

/** On the phone. */
export const phoneTexts = {
  title: { de: 'Grundriss für Ihre Küche', en: 'Floor plan for your kitchen' },
  subtitle: {
    de: 'Ein Foto oder eine Skizze mit Maßen genügt. Sie kommt direkt zu Ihrer Anfrage.',
    en: 'A photo or a sketch with measurements will do. It goes straight to your enquiry.',
  },
  atComputerTitle: { de: 'Ist am Rechner angekommen', en: 'It is on your computer' },
  atComputer: {
    de: 'Sie können zurück an den Rechner, oder hier noch etwas hinzufügen.',
    en: 'You can go back to your computer, or add something else here.',
  },
  withUsTitle: { de: 'Ist bei uns angekommen', en: 'It has reached us' },
  withUs: {
    de: 'Vielen Dank! Mehr müssen Sie nicht tun. Sie können hier noch etwas hinzufügen.',
    en: 'Thank you! There is nothing else you need to do. You can add something else here.',
  },
  overTitle: { de: 'Dieser Link ist abgelaufen', en: 'This link has expired' },
  over: {
    de: 'Zeigen Sie am Rechner einen neuen Code an und scannen Sie ihn. Kam der Link aus unserer E-Mail, antworten Sie einfach darauf und hängen Sie den Grundriss an. Was schon angekommen ist, bleibt bei uns.',
    en: 'Show a new code on your computer and scan it. If the link came from our email, just reply to it and attach the floor plan. Whatever has arrived already stays with us.',
  },
} as const satisfies Record<string, Text>;
