import { useText } from '@funnel/browser/language';
import { MAX_AT_ONCE } from '@funnel/contract/pipeline/change-enquiry';
import { searchWords } from '@funnel/domain/desk-search/search-words';
import { NOTHING_SELECTED, type Selection, stillListed } from '@funnel/domain/enquiry-list/selection';
import { isSameFilter, listQueryOf, type ViewFilter } from '@funnel/domain/saved-view/saved-view';
import { Button, ButtonLink } from '@funnel/ui/compact-button';
import { PlusIcon } from '@funnel/ui/desk-icon';
import { Empty } from '@funnel/ui/empty';
import { Notice } from '@funnel/ui/notice';
import { useDeferredValue, useState } from 'react';
import { useChangeUndo } from '../part/change-undo.tsx';
import { ENQUIRIES } from '../part/use-enquiry-pages.ts';
import { useLive } from '../shell/live.ts';
import { OfflineBanner } from '../shell/offline-banner.tsx';
import { useMay, useStaff } from '../shell/staff.ts';
import { UndoToast } from '../shell/undo-toast.tsx';
import { useDebounced } from '../shell/use-debounced.ts';
import { useIsSlow } from '../shell/use-is-slow.ts';
import { useKeys } from '../shell/use-keys.ts';
import { WorkScreen } from '../shell/work-screen.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { BulkResult } from './bulk-result.tsx';
import { EnquiryCount } from './enquiry-count.tsx';
import style from './enquiry-list.module.css';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';
import { EnquiryTable } from './enquiry-table.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { ExportLinks } from './export-links.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListFailure } from './list-failure.tsx';
import { ListFoot } from './list-foot.tsx';
import { ListKeys } from './list-keys.tsx';
import { readPlace, useListEntry } from './list-place.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { SearchField } from './search-field.tsx';
import { TableGhosts } from './table-ghosts.tsx';
import { useChanges } from './use-changes.ts';
import { COUNT, useEnquiries } from './use-enquiries.ts';
import { useListAddress } from './use-list-address.ts';
import { useSelectAll } from './use-select-all.ts';
import { useViewCounts } from './use-view-counts.ts';
import { useViews } from './use-views.ts';
import { ViewTabs } from './view-tabs.tsx';

const TYPING_MS = 150;

/** The list of enquiries with search, filters, saved views and bulk actions. */
export function EnquiryListScreen() {
  const { index, key } = useListEntry();
  // The key remounts the list for each history entry, since the URL is read only on mount.
  return <EnquiryList key={index} entryKey={key} />;
}

function EnquiryList({ entryKey }: { entryKey: string }) {
  const say = useText();
  const may = useMay();
  const { staffId } = useStaff();
  const { filter, viewId, setFilter, setViewId } = useListAddress();
  const [place, setPlace] = useState(() => readPlace(entryKey));
  const [selected, setSelected] = useState<Selection>(NOTHING_SELECTED);
  const [dialog, setDialog] = useState<'entry' | 'view'>();
  const search = useDebounced((filter.search ?? '').trim(), TYPING_MS);
  // Fixed when the view is chosen. A moving timestamp would change the query key on every render.
  const [since, setSince] = useState(() => new Date());
  const query = listQueryOf({ ...filter, search }, staffId, since);
  const { pages, rows, asOf, count, isCounted } = useEnquiries(query);
  const listKey = JSON.stringify(query);
  const areGhostsDue = useIsSlow(pages.isPending);
  const { lostSince, reconnect } = useLive([ENQUIRIES, COUNT]);
  const views = useViews();
  const changes = useChanges();
  const { toast } = useChangeUndo();
  const isOwn = !pages.isPlaceholderData && !pages.isError;
  const deferred = useDeferredValue({ rows, ofList: isOwn ? listKey : undefined });
  const shown = deferred.rows;
  const selection = stillListed(
    selected,
    rows.map(({ enquiryId }) => enquiryId),
  );
  const chosen = rows.filter(({ enquiryId }) => selection.ids.has(enquiryId));
  const isLoaded = pages.isSuccess && !pages.hasNextPage;
  const isAll = isLoaded && chosen.length === rows.length;
  const { selectAll, isLoading } = useSelectAll({ listKey, pages, onSelect: setSelected });
  const hasMost = isAll || isLoading || chosen.length >= MAX_AT_ONCE;
  const view = views.views.find((each) => each.viewId === viewId);
  const isChanged = !isSameFilter(filter, view?.filter ?? {});
  const stored = useViewCounts([{}, ...views.views.map((each) => each.filter)]);
  // The open view has the live count.
  const shownTab = isChanged ? -1 : view ? views.views.indexOf(view) + 1 : 0;
  const counts = stored.map((each, tab) => (tab === shownTab && isCounted ? (count ?? each) : each));
  useKeys({ c: () => setDialog('entry') });

  function show(next: ViewFilter, nextView: string | undefined): void {
    setFilter(next);
    setViewId(nextView);
    setPlace(undefined);
    setSince(new Date());
    setSelected(NOTHING_SELECTED);
  }

  return (
    <WorkScreen
      title={say(texts.title)}
      beside={
        <SearchField
          value={filter.search ?? ''}
          onChange={(next) => {
            setFilter({ ...filter, search: next });
            setPlace(undefined);
          }}
        />
      }
      end={
        <>
          {may('enquiry.export') && (
            <span className={style['exports']}>
              <ExportLinks query={query} as={ButtonLink} action="export" />
            </span>
          )}
          <Button variant="primary" keyCap="C" data-action="enter" onClick={() => setDialog('entry')}>
            <PlusIcon size="s" />
            <span className={style['word']}>{say(texts.enter)}</span>
          </Button>
        </>
      }
    >
      <div className={style['screen']} data-screen="enquiries">
        <OfflineBanner since={lostSince} onConnect={reconnect}>
          {say(texts.offlineText)}
        </OfflineBanner>
        <ViewTabs
          views={views.views}
          counts={counts}
          chosen={viewId}
          onChoose={(next) => show(next?.filter ?? {}, next?.viewId)}
          onRemove={({ viewId: id }) => void views.remove(id).then(() => show({}, undefined))}
        >
          <EnquiryCount count={count} />
          {isChanged && (
            <Button size="s" data-action="save-view" onClick={() => setDialog('view')}>
              {say(texts.saveView)}
            </Button>
          )}
        </ViewTabs>
        <FilterBar filter={filter} staff={changes.staff} onFilter={(next) => show(next, viewId)} />
        {changes.isFailed && (
          <Notice tone="error">{say(changes.isStale ? texts.stale : texts.notChanged)}</Notice>
        )}
        <BulkResult result={changes.many.data?.data} />
        {pages.isError && !(pages.data && lostSince) && (
          <ListFailure
            error={pages.error}
            asOf={asOf}
            isBusy={pages.isFetching}
            onRetry={() => void pages.refetch()}
          />
        )}
        {areGhostsDue && <TableGhosts />}
        {pages.data && rows.length === 0 && <Empty title={say(texts.none)}>{say(texts.noneAdvice)}</Empty>}
        <EnquiryTable
          key={listKey}
          rows={shown}
          isOwn={deferred.ofList === listKey}
          changes={changes}
          selection={selection}
          onSelect={setSelected}
          selected={chosen.length === 0 ? 'none' : hasMost ? 'all' : 'some'}
          onSelectAll={() => void selectAll()}
          words={searchWords(search)}
          isStale={pages.isError}
          hasMore={pages.hasNextPage && !pages.isFetching}
          onEnd={() => void pages.fetchNextPage()}
          // A deferred value: the rendered rows may lag behind.
          hasAll={isLoaded && shown.length === rows.length}
          list={query}
          entryKey={entryKey}
          place={place}
        />
        <ListFoot asOf={asOf} found={search === '' || !isCounted ? undefined : count} />
        <ListKeys />
        <div className={style['over']}>
          <UndoToast {...toast} />
          {chosen.length > 0 && !pages.isError && (
            <BulkBar
              isAll={isAll}
              ids={chosen.map(({ enquiryId }) => enquiryId)}
              staff={changes.staff}
              isBusy={changes.many.isPending || isLoading}
              onChange={(to) =>
                changes.many.mutate({ rows: chosen, to }, { onSuccess: () => setSelected(NOTHING_SELECTED) })
              }
              onAll={hasMost ? undefined : () => void selectAll()}
              onClear={() => setSelected(NOTHING_SELECTED)}
            />
          )}
        </div>
      </div>
      <SaveViewDialog
        open={dialog === 'view'}
        filter={filter}
        view={view?.isMine ? view : undefined}
        views={views}
        onClose={() => setDialog(undefined)}
        onSaved={(saved) => {
          setViewId(saved?.viewId);
          setDialog(undefined);
        }}
      />
      <EntryDialog open={dialog === 'entry'} onClose={() => setDialog(undefined)} />
    </WorkScreen>
  );
}
