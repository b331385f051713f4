import { useText } from '@funnel/browser/language';
import type { EnquiryRecord } from '@funnel/contract/enquiry-record/show-enquiry';
import { isEmail } from '@funnel/domain/contact/email';
import { postcodeArea } from '@funnel/domain/contact/postcode-area';
import { languageNames } from '@funnel/domain/contact/preferred-language-names';
import { Button } from '@funnel/ui/compact-button';
import { Options, Select } from '@funnel/ui/select';
import { contactFieldNames } from '../part/contact-texts.ts';
import { useCallLink } from '../part/use-call-link.ts';
import { showroomName } from '../shell/showroom-name.ts';
import { useShowrooms } from '../shell/showrooms.ts';
import { ContactForm } from './contact-form.tsx';
import { Fact, Facts } from './facts.tsx';
import style from './record.module.css';
import { contactTexts as texts } from './record-texts.ts';
import type { useContactEdit } from './use-contact-edit.ts';

interface ContactCardProps {
  readonly record: EnquiryRecord;
  /** False: account and claim have not loaded yet. */
  readonly isWhole: boolean;
  readonly edit: ReturnType<typeof useContactEdit>;
  readonly onShowroom: (showroom: string | null) => void;
}

/** Cannot collide with the code of a showroom: those are letters. */
const NONE = '-';

export function ContactCard({ record, isWhole, edit, onShowroom }: ContactCardProps) {
  const say = useText();
  const { contact, showroom } = record;
  const { telephone, email, postcode, preferredLanguage } = contact;
  const { link } = useCallLink({ ...record, telephone });
  const showrooms = useShowrooms();
  const isKnown = showroom === null || showrooms.some(({ id }) => id === showroom);
  return (
    <section className={style['block']} aria-labelledby="contact">
      <h2 id="contact">
        {say(texts.title)}
        {isWhole && !edit.values && (
          <Button variant="ghost" size="s" keyCap="B" data-action="edit-contact" onClick={edit.begin}>
            {say(texts.change)}
          </Button>
        )}
      </h2>
      {edit.values ? (
        <ContactForm edit={edit} values={edit.values} />
      ) : (
        <Facts>
          <Fact name={say(contactFieldNames.telephone)}>
            {link && isWhole ? <a {...link}>{telephone}</a> : telephone || say(texts.none)}
          </Fact>
          <Fact name={say(contactFieldNames.email)}>
            {isEmail(email) ? (
              <a href={`mailto:${email}`}>
                <bdi>
                  {email.slice(0, email.indexOf('@') + 1)}
                  <wbr />
                  {email.slice(email.indexOf('@') + 1)}
                </bdi>
              </a>
            ) : (
              <bdi>{email || say(texts.none)}</bdi>
            )}
          </Fact>
          <Fact name={say(texts.place)}>{[postcode, postcodeArea(postcode)].filter(Boolean).join(' ')}</Fact>
          <Fact name={say(texts.showroom)}>
            <Select
              isQuiet
              name="showroom"
              aria-label={say(texts.showroom)}
              value={showroom ?? NONE}
              onChange={({ target }) => onShowroom(target.value === NONE ? null : target.value)}
            >
              <option value={NONE}>{say(texts.noShowroom)}</option>
              {!isKnown && <option value={showroom}>{showroomName(showroom)}</option>}
              <Options of={showrooms.map(({ id, name }) => ({ value: id, name }))} />
            </Select>
          </Fact>
          <Fact name={say(contactFieldNames.preferredLanguage)}>
            {say(languageNames[preferredLanguage === 'EN' ? 'EN' : 'DE'])}
          </Fact>
          <Fact name={say(texts.account)}>{isWhole ? say(accountText(contact)) : '…'}</Fact>
        </Facts>
      )}
    </section>
  );
}

function accountText({ hasAccount, isWithheld }: EnquiryRecord['contact']) {
  if (!hasAccount) return texts.noAccount;
  return isWithheld ? texts.withheldAccount : texts.hasAccount;
}
