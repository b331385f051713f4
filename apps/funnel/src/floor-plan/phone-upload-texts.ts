import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const phoneUploadTexts = defineTexts('phoneUpload', {
  title: { de: 'Grundriss für Ihre Küche', en: 'Floor plan for your kitchen' },
  subtitle: {
    de: 'Ein Foto oder eine Skizze mit Maßen genügt. Wir legen sie direkt zu Ihrer Anfrage.',
    en: 'A photo or a sketch with measurements will do. It goes straight to your enquiry.',
  },
  atComputerTitle: { de: 'Am Computer angekommen', en: 'It has arrived on your computer' },
  atComputer: {
    de: 'Machen Sie am Computer weiter, oder fügen Sie hier noch etwas hinzu.',
    en: 'Carry on at your computer, or add something else here.',
  },
  withUsTitle: { de: 'Bei uns angekommen', en: 'It has reached us' },
  withUs: {
    de: 'Vielen Dank! Mehr müssen Sie nicht tun. Sie können hier noch etwas hinzufügen.',
    en: 'Thank you! There is nothing else you need to do. You can add something else here.',
  },
  overTitle: { de: 'Dieser Link ist abgelaufen', en: 'This link has expired' },
  over: {
    de: 'Zeigen Sie am Computer einen neuen Code an und scannen Sie ihn. Kam der Link aus unserer E-Mail, antworten Sie einfach darauf und hängen Sie den Grundriss an. Was schon angekommen ist, bleibt bei uns.',
    en: 'Show a new code on your computer and scan it. If the link came from our email, just reply to it and attach the floor plan. Whatever has arrived already stays with us.',
  },
} satisfies Record<string, LocalizedText>);
