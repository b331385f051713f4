import style from './switch.module.css';

interface SwitchProps {
  readonly isOn: boolean;
  readonly label: string;
  readonly isBusy?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ isOn, label, isBusy = false, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={style['switch']}
      aria-checked={isOn}
      aria-label={label}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onChange(!isOn)}
    />
  );
}
