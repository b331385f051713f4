import { useText } from '@funnel/browser/language';
import { AUDIT_KINDS, type AuditKind } from '@funnel/domain/audit/audit-kind';
import { Button } from '@funnel/ui/compact-button';
import { CloseIcon } from '@funnel/ui/icon';
import { SelectInput } from '@funnel/ui/select-input';
import textStyle from '@funnel/ui/text.module.css';
import { useState } from 'react';
import { LoadFailure } from '../shell/load-failure.tsx';
import { SettingsScreen } from '../shell/settings-screen.tsx';
import { settingsTexts } from '../shell/settings-texts.ts';
import style from './audit-screen.module.css';
import { AuditTable } from './audit-table.tsx';
import { auditKindNames, auditTexts as texts } from './audit-texts.ts';
import { type AuditFilter, useAudit, useEverybody } from './use-audit.ts';

export function AuditScreen() {
  const say = useText();
  const [filter, setFilter] = useState<AuditFilter>({});
  const [enquiryName, setEnquiryName] = useState('');
  const trail = useAudit(filter);
  const { data: everybody = [] } = useEverybody();
  const entries = trail.data?.pages.flatMap((page) => page.entries) ?? [];
  const { person, kind, enquiry } = filter;
  /** Sets one filter; an empty value removes it. */
  const change = (field: keyof AuditFilter, value: string) => {
    const { [field]: _, ...others } = filter;
    setFilter(value === '' ? others : { ...others, [field]: value });
  };
  return (
    <SettingsScreen
      title={say(settingsTexts.audit)}
      note={say(texts.note)}
      end={
        <div className={style['choices']}>
          <SelectInput
            name="person"
            label={say(texts.person)}
            value={person ?? ''}
            onChange={(value) => change('person', value)}
            options={[
              { value: '', name: say(texts.everybody) },
              ...everybody.map(({ staffId, name }) => ({ value: staffId, name })),
            ]}
          />
          <SelectInput
            name="kind"
            label={say(texts.kind)}
            value={kind ?? ''}
            onChange={(value) => change('kind', value)}
            options={[
              { value: '', name: say(texts.everything) },
              ...AUDIT_KINDS.map((each: AuditKind) => ({ value: each, name: say(auditKindNames[each]) })),
            ]}
          />
        </div>
      }
    >
      <div className={style['screen']} data-screen="audit">
        {enquiry !== undefined && (
          <button
            type="button"
            className={style['filter']}
            data-action="all-enquiries"
            aria-label={`${say(texts.ofEnquiry, { name: enquiryName })}: ${say(texts.clear)}`}
            onClick={() => change('enquiry', '')}
          >
            {say(texts.ofEnquiry, { name: enquiryName })}
            <CloseIcon size="s" />
          </button>
        )}
        <LoadFailure of={trail}>{say(texts.failed)}</LoadFailure>
        {trail.data && entries.length === 0 && <p className={textStyle['soft']}>{say(texts.none)}</p>}
        {entries.length > 0 && (
          <AuditTable
            entries={entries}
            onEnquiry={({ enquiryId, name }) => {
              setEnquiryName(name);
              change('enquiry', enquiryId);
            }}
          />
        )}
        {trail.hasNextPage && (
          <Button
            data-action="more"
            isBusy={trail.isFetchingNextPage}
            onClick={() => void trail.fetchNextPage()}
          >
            {say(texts.more)}
          </Button>
        )}
      </div>
    </SettingsScreen>
  );
}
