import { useText } from '@funnel/browser/language';
import { roleMay } from '@funnel/domain/access/capability';
import { ROLE_ACTS } from '@funnel/domain/staff/role-acts';
import { STAFF_ROLES, staffRoleNames } from '@funnel/domain/staff/staff-role';
import { CheckIcon } from '@funnel/ui/icon';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import style from './role-table.module.css';
import { teamTexts as texts } from './team-texts.ts';

/** Least privileged first. */
const ROLES = [...STAFF_ROLES].reverse();

/** The capabilities of each role. */
export function RoleTable() {
  const say = useText();
  return (
    <section aria-labelledby="who-may">
      <h2 id="who-may">{say(texts.mayTitle)}</h2>
      <table className={style['may']}>
        <thead>
          <tr>
            <td />
            {ROLES.map((role) => (
              <th key={role} scope="col">
                {say(staffRoleNames[role])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROLE_ACTS.map(({ name, capability }) => (
            <tr key={capability}>
              <th scope="row">{say(name)}</th>
              {ROLES.map((role) => (
                <td key={role}>
                  {roleMay(role, capability) ? <CheckIcon size="s" /> : <span aria-hidden="true">–</span>}
                  <VisuallyHidden>{say(roleMay(role, capability) ? texts.may : texts.mayNot)}</VisuallyHidden>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
