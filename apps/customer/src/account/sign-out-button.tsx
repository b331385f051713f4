import { useText } from '@funnel/browser/language';
import { LinkButton } from '@funnel/ui/button';
import { accountTexts as texts } from './account-texts.ts';
import style from './form.module.css';

/** Small, so that it fits into the header of a phone. */
export function SignOutButton({ onSignOut }: { onSignOut: () => void }) {
  const say = useText();
  return (
    <span className={style['signOut']}>
      <LinkButton data-action="sign-out" onClick={onSignOut}>
        {say(texts.signOut)}
      </LinkButton>
    </span>
  );
}
