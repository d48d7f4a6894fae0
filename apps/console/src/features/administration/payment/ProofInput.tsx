import { TextInput } from '../../../shared/controls/FormParts.tsx';
import { useAdminText } from '../use-admin-text.tsx';

/** Who sits there proves it once more: the code of the second factor, else the password (O-35). */
export function ProofInput(props: {
  value: string;
  errorId: string | null;
  /** When it is asked for. */
  hint: string;
  onChange: (text: string) => void;
}) {
  const t = useAdminText();
  return (
    <TextInput
      label={t('Admin.People.Proof')}
      hint={props.hint}
      errorId={props.errorId}
      type="password"
      autoComplete="off"
      value={props.value}
      onChange={props.onChange}
    />
  );
}
