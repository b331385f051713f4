import { useText } from '@funnel/browser/language';
import { changeShortcutsEndpoint } from '@funnel/contract/staff/profile';
import { Button } from '@funnel/ui/compact-button';
import { Notice } from '@funnel/ui/notice';
import { Panel } from '@funnel/ui/panel';
import { Switch } from '@funnel/ui/switch';
import textStyle from '@funnel/ui/text.module.css';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { replyOf, useCalls } from '../shell/call.ts';
import { KeyList } from '../shell/key-list.tsx';
import { useStaff, useStaffActs } from '../shell/staff.ts';
import { useKeys } from '../shell/use-keys.ts';
import style from './access-screen.module.css';
import { accessTexts as texts } from './access-texts.ts';

/** Turns single-key shortcuts off (WCAG 2.1.4): speech input types them by accident. */
export function ShortcutsCard() {
  const say = useText();
  const { callOnce } = useCalls();
  const { hasShortcuts } = useStaff();
  const { refresh } = useStaffActs();
  const [areKeysShown, setAreKeysShown] = useState(false);
  const turning = useMutation({
    mutationFn: (isOn: boolean) =>
      replyOf(callOnce(changeShortcutsEndpoint, { body: { hasShortcuts: isOn } })),
    onSuccess: refresh,
  });
  useKeys({ '?': () => setAreKeysShown(true) });
  return (
    <Panel
      title={say(texts.shortcuts)}
      end={
        <Switch
          isOn={hasShortcuts}
          label={say(texts.shortcuts)}
          isBusy={turning.isPending}
          onChange={(isOn) => turning.mutate(isOn)}
        />
      }
    >
      <p className={textStyle['meta']}>{say(texts.shortcutsNote)}</p>
      {turning.isError && <Notice tone="error">{say(texts.shortcutsFailed)}</Notice>}
      <div className={style['keys']}>
        <Button data-action="keys" keyCap="?" onClick={() => setAreKeysShown(true)}>
          {say(texts.showKeys)}
        </Button>
      </div>
      <KeyList isOpen={areKeysShown} keys={[]} onClose={() => setAreKeysShown(false)} />
    </Panel>
  );
}
