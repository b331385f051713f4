import { useText } from '@funnel/browser/language';
import type { SavedView } from '@funnel/contract/saved-view/manage-views';
import { MAX_VIEW_NAME_LENGTH, type ViewFilter } from '@funnel/domain/saved-view/saved-view';
import { Actions } from '@funnel/ui/actions';
import { Checkbox } from '@funnel/ui/checkbox';
import { Button } from '@funnel/ui/compact-button';
import { Dialog } from '@funnel/ui/dialog';
import { Notice } from '@funnel/ui/notice';
import { TextInput } from '@funnel/ui/text-input';
import { type FormEvent, useState } from 'react';
import { useMay } from '../shell/staff.ts';
import { useFormSaveKey } from '../shell/use-save-key.ts';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';
import style from './entry-dialog.module.css';
import type { useViews } from './use-views.ts';

interface SaveViewDialogProps {
  readonly open: boolean;
  readonly filter: ViewFilter;
  /** The open view, if the person may change it. */
  readonly view: SavedView | undefined;
  readonly views: ReturnType<typeof useViews>;
  readonly onClose: () => void;
  readonly onSaved: (view: SavedView | undefined) => void;
}

export function SaveViewDialog(props: SaveViewDialogProps) {
  const say = useText();
  return (
    <Dialog
      open={props.open}
      title={say(texts.saveView)}
      onCancel={props.onClose}
      closeLabel={say(texts.close)}
    >
      <SaveViewForm {...props} />
    </Dialog>
  );
}

function SaveViewForm({ filter, view, views, onClose, onSaved }: SaveViewDialogProps) {
  const say = useText();
  const may = useMay();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const [isChecked, setChecked] = useState(false);
  const form = useFormSaveKey();

  async function save(changed: SavedView | undefined): Promise<void> {
    setChecked(true);
    if (name.trim() === '') return;
    const known = views.views.map(({ viewId }) => viewId);
    const id = changed && { viewId: changed.viewId };
    const saved = await views.save({ ...id, name: name.trim(), isShared, filter });
    const isThis = ({ viewId }: SavedView) => (changed ? viewId === changed.viewId : !known.includes(viewId));
    if (saved) onSaved(saved.data.views.find(isThis));
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    void save(view);
  }

  return (
    <form ref={form} className={style['form']} noValidate onSubmit={submit}>
      <TextInput
        label={say(texts.viewName)}
        name="view_name"
        autoComplete="off"
        maxLength={MAX_VIEW_NAME_LENGTH}
        value={name}
        error={isChecked && name.trim() === '' ? say(texts.viewNameMissing) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      {may('view.share') && (
        <Checkbox
          inputProps={{
            name: 'is_shared',
            checked: isShared,
            onChange: ({ target }) => setShared(target.checked),
          }}
        >
          {say(texts.viewShared)}
        </Checkbox>
      )}
      {views.failure && <Notice tone="error">{say(texts.viewFailed)}</Notice>}
      <Actions>
        <Button size="l" onClick={onClose}>
          {say(texts.cancel)}
        </Button>
        {view && (
          <Button
            size="l"
            data-action="save-as-new"
            isBusy={views.isSending}
            onClick={() => void save(undefined)}
          >
            {say(texts.saveAsNew)}
          </Button>
        )}
        <Button type="submit" variant="primary" size="l" isBusy={views.isSending}>
          {say(view ? texts.saveChange : texts.save)}
        </Button>
      </Actions>
    </form>
  );
}
