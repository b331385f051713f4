import { useText } from '@funnel/browser/language';
import { LinkButton } from '@funnel/ui/button';
import { Card } from '@funnel/ui/card';
import { accessTexts } from './access-texts.ts';
import style from './form.module.css';

interface AccessCardProps {
  readonly email: string;
  readonly onChangePassword: () => void;
  readonly onDelete: () => void;
}

export function AccessCard({ email, onChangePassword, onDelete }: AccessCardProps) {
  const say = useText();
  return (
    <Card title={say(accessTexts.accessTitle)}>
      <p className={style['access']}>
        {say(accessTexts.signedInAs)} <strong>{email}</strong>
      </p>
      <div className={style['accessActions']}>
        <LinkButton data-action="change-password" onClick={onChangePassword}>
          {say(accessTexts.changePassword)}
        </LinkButton>
        <LinkButton data-action="delete-account" onClick={onDelete}>
          {say(accessTexts.deleteTitle)}
        </LinkButton>
      </div>
    </Card>
  );
}
