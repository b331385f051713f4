import { useText } from '@funnel/browser/language';
import { roleNotes } from '@funnel/domain/staff/role-acts';
import { STAFF_ROLES, type StaffRole, staffRoleNames } from '@funnel/domain/staff/staff-role';
import style from './team-dialog.module.css';
import { teamTexts as texts } from './team-texts.ts';

interface RoleChoiceProps {
  readonly value: StaffRole;
  /** Why a role is disabled. */
  readonly refusalOf?: (role: StaffRole) => 'LAST_OWNER' | 'CODES_MISSING' | undefined;
  readonly onChoose: (role: StaffRole) => void;
}

export function RoleChoice({ value, refusalOf = () => undefined, onChoose }: RoleChoiceProps) {
  const say = useText();
  return (
    <fieldset className={style['roles']}>
      <legend>{say(texts.role)}</legend>
      {STAFF_ROLES.map((role) => {
        const refusal = refusalOf(role);
        return (
          <label key={role} data-role={role}>
            <input
              type="radio"
              name="role"
              value={role}
              checked={value === role}
              disabled={refusal !== undefined}
              onChange={() => onChoose(role)}
            />
            <span>
              <b>{say(staffRoleNames[role])}</b>
              <small>{say(refusal ? texts[refusal] : roleNotes[role])}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
