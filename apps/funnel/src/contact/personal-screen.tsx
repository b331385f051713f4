import { Button } from '@funnel/ui/button';
import { Headline } from '@funnel/ui/headline';
import { EnglishBox, NameField, SalutationField } from './contact-fields.tsx';
import style from './contact-form.module.css';
import type { ContactScreenProps } from './contact-screen.ts';
import { contactTexts as texts } from './contact-texts.ts';
import { useContactForm } from './use-contact-form.ts';

/** Salutation and full name. */
export function PersonalScreen(props: ContactScreenProps) {
  const { data, say, headlineRef, onType } = props;
  const form = useContactForm({ fields: ['personal_salutation_english', 'personal_full_name'], ...props });
  return (
    <>
      <Headline ref={headlineRef} subtitle={say(texts.personalSubtitle)}>
        {say(texts.personalTitle)}
      </Headline>
      <form className={style['form']} noValidate onSubmit={form.submit}>
        <SalutationField form={form} say={say} />
        <NameField form={form} say={say} />
        <EnglishBox data={data} say={say} onType={onType} />
        <Button type="submit" data-action="next">
          {say(texts.next)}
        </Button>
        <p className={style['hint']}>{say(texts.personalHint)}</p>
      </form>
    </>
  );
}
