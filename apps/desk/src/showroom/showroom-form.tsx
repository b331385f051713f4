import { useText } from '@funnel/browser/language';
import type { KeptShowroom } from '@funnel/contract/showroom/manage-showrooms';
import { emailError } from '@funnel/domain/contact/email';
import { writePostcodeRanges } from '@funnel/domain/routing/postcode-range';
import type { DraftError, DraftField, ShowroomDraft } from '@funnel/domain/showroom/showroom-draft';
import { Avatar } from '@funnel/ui/avatar';
import { Button } from '@funnel/ui/compact-button';
import { TextInput } from '@funnel/ui/text-input';
import toggleStyle from '@funnel/ui/toggle.module.css';
import { useColleagues } from '../shell/use-colleagues.ts';
import { showroomTexts as texts } from './showroom-texts.ts';
import style from './showrooms-screen.module.css';

interface ShowroomFormProps {
  readonly kept: KeptShowroom | undefined;
  readonly others: readonly KeptShowroom[];
  readonly draft: ShowroomDraft;
  readonly errors: Partial<Record<DraftField, DraftError>>;
  readonly onType: (changed: Partial<ShowroomDraft>) => void;
  readonly onRemove: () => void;
}

/** One showroom: address, postcode ranges, mailbox and people in copy. */
export function ShowroomForm({ kept, others, draft, errors, onType, onRemove }: ShowroomFormProps) {
  const say = useText();
  const nameOf = (id: string) => others.find((each) => each.id === id)?.name ?? draft.name;

  function words(error: DraftError | undefined): string | undefined {
    if (!error) return undefined;
    switch (error.kind) {
      case 'email':
        return say(emailError);
      case 'wrongPart':
        return say(texts.postcodesWrong, { part: error.part });
      case 'overlap': {
        const { showrooms, shared } = error.overlap;
        const name = nameOf(showrooms.find((id) => id !== '') ?? '');
        return say(texts.overlap, { postcodes: writePostcodeRanges([shared]), name });
      }
      default:
        return say(texts[error.kind]);
    }
  }
  const field = (name: Exclude<DraftField, 'people'>) => ({
    label: say(texts[name]),
    name,
    autoComplete: 'off',
    maxLength: name === 'postcodes' ? 4000 : 120,
    value: draft[name],
    error: words(errors[name]),
    onChange: ({ target }: { target: HTMLInputElement }) => onType({ [name]: target.value }),
  });

  return (
    <div className={style['form']}>
      <header>
        <h2>{kept?.name ?? say(texts.newOne)}</h2>
        {kept && <p>{say(texts.code, { code: kept.id })}</p>}
      </header>
      <TextInput {...field('name')} />
      <div className={style['address']}>
        <TextInput {...field('street')} />
        <TextInput {...field('postcode')} inputMode="numeric" />
        <TextInput {...field('town')} />
      </div>
      <TextInput {...field('phone')} type="tel" />
      <h3>{say(texts.routing)}</h3>
      <TextInput {...field('postcodes')} hint={say(texts.postcodesHint)} />
      <TextInput {...field('mailbox')} type="email" hint={say(texts.mailboxHint)} />
      <People chosen={draft.people} onChoose={(people) => onType({ people })} />
      {kept && (
        <div className={style['remove']}>
          <p>{say(texts.removeNote)}</p>
          <Button variant="danger" data-action="remove-showroom" onClick={onRemove}>
            {say(texts.remove)}
          </Button>
        </div>
      )}
    </div>
  );
}

interface PeopleProps {
  readonly chosen: readonly string[];
  readonly onChoose: (people: readonly string[]) => void;
}

/** Colleagues in copy of the notices. */
function People({ chosen, onChoose }: PeopleProps) {
  const say = useText();
  const staff = useColleagues();
  const toggle = (staffId: string) =>
    onChoose(chosen.includes(staffId) ? chosen.filter((one) => one !== staffId) : [...chosen, staffId]);
  return (
    <fieldset className={style['people']}>
      <legend>{say(texts.people)}</legend>
      {staff.map(({ staffId, name }) => (
        <button
          key={staffId}
          type="button"
          className={toggleStyle['pill']}
          data-person={staffId}
          aria-pressed={chosen.includes(staffId)}
          onClick={() => toggle(staffId)}
        >
          <Avatar name={name} staffId={staffId} />
          {name}
        </button>
      ))}
    </fieldset>
  );
}
