import { useText } from '@funnel/browser/language';
import type { KeptShowroom } from '@funnel/contract/showroom/manage-showrooms';
import { writePostcodeRanges } from '@funnel/domain/routing/postcode-range';
import { changesOf, draftOf, errorsOf, type ShowroomDraft } from '@funnel/domain/showroom/showroom-draft';
import { Button } from '@funnel/ui/compact-button';
import { PlusIcon, StoreIcon } from '@funnel/ui/desk-icon';
import { Notice } from '@funnel/ui/notice';
import { useState } from 'react';
import { LoadFailure } from '../shell/load-failure.tsx';
import { SaveBar } from '../shell/save-bar.tsx';
import { SettingsScreen } from '../shell/settings-screen.tsx';
import { settingsTexts } from '../shell/settings-texts.ts';
import { useSaveKey } from '../shell/use-save-key.ts';
import { ShowroomForm } from './showroom-form.tsx';
import { showroomTexts as texts } from './showroom-texts.ts';
import style from './showrooms-screen.module.css';
import { useShowrooms } from './use-showrooms.ts';

/** The id of a showroom that is not saved yet. */
const NEW = '';

export function ShowroomsScreen() {
  const say = useText();
  const { listed, version, isSending, failure, save, remove } = useShowrooms();
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState<Partial<ShowroomDraft>>();
  /** The version that the edit is based on. */
  const [seen, setSeen] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { showrooms = [] } = listed.data ?? {};
  const id = chosen ?? showrooms[0]?.id;
  const kept = showrooms.find((each) => each.id === id);
  const others = showrooms.filter((each) => each.id !== id);
  // Untouched fields follow the changes of colleagues.
  const draft = { ...draftOf(kept), ...typed };
  const changes = changesOf(draft, kept);
  const isStale = typed !== undefined && seen !== version && !isSending;
  const errors = errorsOf(draft, others);
  // Missing fields are reported on submit, invalid ones at once.
  const shown = isChecked
    ? errors
    : Object.fromEntries(Object.entries(errors).filter(([field]) => changes.includes(field as never)));

  function choose(next: string): void {
    setChosen(next);
    setTyped(undefined);
    setChecked(false);
    setSaved(false);
  }

  async function submit(): Promise<void> {
    setChecked(true);
    if (changes.length === 0 || Object.keys(errors).length > 0) return;
    const after = await save(draft, kept?.id);
    if (!after) return;
    choose(kept?.id ?? after.at(-1)?.id ?? NEW);
    setSaved(true);
  }
  useSaveKey(() => void submit());

  return (
    <SettingsScreen
      title={say(settingsTexts.showrooms)}
      note={
        listed.data &&
        (showrooms.length === 1 ? say(texts.countOne) : say(texts.count, { count: String(showrooms.length) }))
      }
      end={
        <Button variant="primary" data-action="add-showroom" onClick={() => choose(NEW)}>
          <PlusIcon size="s" />
          {say(texts.add)}
        </Button>
      }
      foot={
        changes.length > 0 && (
          <SaveBar isSaving={isSending} onDiscard={() => choose(id ?? NEW)} onSave={() => void submit()}>
            {say(texts.changes, { fields: changes.map((field) => say(texts[field])).join(', ') })}
          </SaveBar>
        )
      }
    >
      <div className={style['columns']} data-screen="showrooms">
        <LoadFailure of={listed}>{say(texts.failed)}</LoadFailure>
        <ul className={style['list']}>
          {showrooms.map((showroom) => (
            <ShowroomRow
              key={showroom.id}
              showroom={showroom}
              isChosen={showroom.id === kept?.id}
              onChoose={() => choose(showroom.id)}
            />
          ))}
        </ul>
        {listed.data && (
          <div className={style['detail']}>
            <div role="status">{isSaved && <Notice tone="done">{say(texts.saved)}</Notice>}</div>
            {(isStale || failure) && (
              <Notice tone="error">
                {say(isStale || failure?.code === 'STALE' ? texts.stale : texts.notSaved)}
              </Notice>
            )}
            <ShowroomForm
              key={id}
              kept={kept}
              others={others}
              draft={draft}
              errors={shown}
              onType={(changed) => {
                setSaved(false);
                if (!typed) setSeen(version);
                setTyped({ ...typed, ...changed });
              }}
              onRemove={async () => {
                if (kept && (await remove(kept.id))) choose(others[0]?.id ?? NEW);
              }}
            />
          </div>
        )}
      </div>
    </SettingsScreen>
  );
}

interface ShowroomRowProps {
  readonly showroom: KeptShowroom;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function ShowroomRow({ showroom, isChosen, onChoose }: ShowroomRowProps) {
  const say = useText();
  const { id, name, street, postcode, mailbox, postcodes } = showroom;
  return (
    <li>
      <button type="button" data-showroom={id} aria-current={isChosen || undefined} onClick={onChoose}>
        <span className={style['symbol']}>
          <StoreIcon size="s" />
        </span>
        <span className={style['what']}>
          <b>{name}</b>
          <small>
            {street}, {postcode}
          </small>
        </span>
        <span className={style['routes']}>
          <small>
            {postcodes.length > 0
              ? say(texts.areas, { areas: writePostcodeRanges(postcodes) })
              : say(texts.noAreas)}
          </small>
          {mailbox && <small>{mailbox}</small>}
        </span>
      </button>
    </li>
  );
}
