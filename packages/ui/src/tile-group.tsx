import {
  createContext,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { moveFocus, optionsOf } from './move-focus.ts';
import style from './tile-group.module.css';

export type TileGroupProps = {
  /** The label of the group for screen readers: the id of its headline … */
  labelledBy?: string | undefined;
  /** … or, without a headline, a text. */
  label?: string | undefined;
  value?: string | undefined;
  /** Called with the time of a tap, Enter or Space, also on the selected option. Arrow keys only move the focus. */
  onActivate?: (value: string, at: number) => void;
  columns?: 2 | 3 | 4;
  /** An additional option of the same group, below the tiles. */
  pill?: ReactNode;
  children: ReactNode;
};

type Group = {
  value: string | undefined;
  tabStop: string | undefined;
  activate: (value: string, at: number) => void;
};

const GroupContext = createContext<Group>({ value: undefined, tabStop: undefined, activate: () => {} });

/** The attributes of a radio button of the surrounding group. */
export function useTileOption(value: string) {
  const group = useContext(GroupContext);
  return {
    type: 'button',
    role: 'radio',
    'data-value': value,
    'aria-checked': group.value === value,
    // A tile tapped before hydration is already marked in the document.
    suppressHydrationWarning: true,
    // Without a known tab stop (server HTML) every option is focusable, because arrow keys do not work yet.
    tabIndex: group.tabStop === undefined || group.tabStop === value ? 0 : -1,
    onClick: ({ timeStamp }: MouseEvent) => group.activate(value, timeStamp),
  } as const;
}

export function TileGroup({
  labelledBy,
  label,
  value,
  onActivate,
  columns = 4,
  pill,
  children,
}: TileGroupProps) {
  const group = useRef<HTMLDivElement>(null);
  const [tabStop, setTabStop] = useState<string>();

  // After every render: the options may have changed, and one of them has to stay focusable.
  useEffect(() => {
    const options = group.current ? optionsOf(group.current) : [];
    if (options.some((option) => option.dataset['value'] === tabStop)) return;
    const stop = options.find((option) => option.ariaChecked === 'true') ?? options[0];
    setTabStop(stop?.dataset['value']);
  });

  const enter = (event: FocusEvent<HTMLElement>) => setTabStop(event.target.dataset['value']);
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setTabStop(undefined);
  };

  return (
    <GroupContext value={{ value, tabStop, activate: (chosen, at) => onActivate?.(chosen, at) }}>
      <div
        ref={group}
        role="radiogroup"
        aria-labelledby={labelledBy}
        aria-label={label}
        onKeyDown={(event) => moveFocus(event, event.currentTarget)}
        onFocus={enter}
        onBlur={leave}
      >
        <div className={style['tiles']} data-columns={columns}>
          {children}
        </div>
        {pill && <div className={style['pill']}>{pill}</div>}
      </div>
    </GroupContext>
  );
}
