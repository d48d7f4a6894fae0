import { LOOK_TEXTS, type LookText } from '@tallrik/domain/company/look';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './LookTextField.module.css';

/** One plain text with how much of it may be written; saved when it is left (LOOK-09). */
export function LookTextField(props: {
  name: LookText;
  text: string;
  onChange: (text: string) => void;
}) {
  const t = useAdminText();
  const id = useId();
  const [text, setText] = useState(props.text);
  const most = LOOK_TEXTS[props.name];
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {t(`Admin.Look.${props.name}`)}
      </label>
      <textarea
        id={id}
        className={styles.text}
        rows={most > 200 ? 4 : 2}
        maxLength={most}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => {
          if (text.trim() !== props.text) props.onChange(text.trim());
        }}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {t('Admin.Look.Characters', { count: String([...text].length), most: String(most) })}
      </p>
    </div>
  );
}
