import { useText } from '@funnel/browser/language';
import { LinkButton } from '@funnel/ui/button';
import { Card } from '@funnel/ui/card';
import { accountTexts as texts } from './account-texts.ts';
import style from './form.module.css';

interface AccessCardProps {
  readonly email: string;
  readonly onChangePassword: () => void;
  readonly onDelete: () => void;
}

export function AccessCard({ email, onChangePassword, onDelete }: AccessCardProps) {
  const say = useText();
  return (
    <Card title={say(texts.accessTitle)}>
      <p className={style['access']}>
        {say(texts.signedInAs)} <strong>{email}</strong>
      </p>
      <div className={style['accessActions']}>
        <LinkButton data-action="change-password" onClick={onChangePassword}>
          {say(texts.changePassword)}
        </LinkButton>
        <LinkButton data-action="delete-account" onClick={onDelete}>
          {say(texts.deleteTitle)}
        </LinkButton>
      </div>
    </Card>
  );
}
