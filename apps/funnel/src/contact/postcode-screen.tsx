import { nearestShowrooms } from '@funnel/domain/showroom/nearest-showrooms';
import { Button } from '@funnel/ui/button';
import { Headline } from '@funnel/ui/headline';
import { useId } from 'react';
import { useSettings } from '../shell/page-settings.ts';
import { RegionMap } from '../shell/region-map.tsx';
import { PostcodeField } from './contact-fields.tsx';
import style from './contact-form.module.css';
import type { ContactScreenProps } from './contact-screen.ts';
import { contactTexts as texts } from './contact-texts.ts';
import { useContactForm } from './use-contact-form.ts';

/** The postcode of the kitchen; greets the visitor by name and shows the region with its showrooms. */
export function PostcodeScreen(props: ContactScreenProps) {
  const { data, say, headlineRef } = props;
  const headlineId = useId();
  const { showroomPlaces = [] } = useSettings();
  const [nearest] = nearestShowrooms(showroomPlaces, data.personal_postcode ?? '').filter(
    ({ distance }) => distance,
  );
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
        <div className={style['map']}>
          <RegionMap label={say(texts.map)} places={showroomPlaces} lit={nearest?.showroom.name} />
        </div>
        <PostcodeField form={form} say={say} isFirst />
        <Button type="submit" data-action="next">
          {say(texts.next)}
        </Button>
      </form>
    </>
  );
}
