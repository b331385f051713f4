import { Button } from '@funnel/ui/button';
import { Headline } from '@funnel/ui/headline';
import { useId } from 'react';
import { PostcodeField } from './contact-fields.tsx';
import style from './contact-form.module.css';
import type { ContactScreenProps } from './contact-screen.ts';
import { contactTexts as texts } from './contact-texts.ts';
import { useContactForm } from './use-contact-form.ts';

/** Where the kitchen will stand; greets the visitor by name and shows the region with its showrooms. */
export function PostcodeScreen(props: ContactScreenProps) {
  const { data, say, headlineRef } = props;
  const headlineId = useId();
  const form = useContactForm({ fields: ['personal_postcode'], ...props });
  const [before, after] = say(texts.greeting).split('{name}');
  return (
    <>
      <Headline
        ref={headlineRef}
        id={headlineId}
        data-tab={say(texts.postcode)}
        subtitle={say(texts.postcodeSubtitle)}
      >
        {before}
        <span className={style['name']}>
          {data.personal_full_name?.trim()}
          {after}
        </span>
      </Headline>
      <form className={style['form']} aria-labelledby={headlineId} noValidate onSubmit={form.submit}>
        <img
          className={style['map']}
          src="/picture/region_map.svg"
          width="552"
          height="442"
          alt={say(texts.map)}
        />
        <PostcodeField form={form} say={say} isFirst />
        <Button type="submit" data-action="next">
          {say(texts.next)}
        </Button>
      </form>
    </>
  );
}
