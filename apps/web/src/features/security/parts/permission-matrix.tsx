import { obPermissionTypes } from '@app/domain/permissions/permissions';
import { permissionMatrix } from '@app/domain/security/permission-matrix';
import { Check } from '@app/ui/icons';
import { Table } from '@app/ui/table';
import s from '../security.module.css';
import { useAccessText, useSecurityText } from '../text.ts';

export function PermissionMatrix() {
  const t = useSecurityText();
  const access = useAccessText();
  return (
    <>
      <p className="muted">{t('matrixLead')}</p>
      <div className="mt5">
        <Table label={t('matrixTable')} minWidth={920} className={s.matrix}>
          <thead>
            <tr>
              <th scope="col">{t('matrixAbility')}</th>
              {obPermissionTypes.map((type) => (
                <th key={type} scope="col">
                  {access(`permission_${type}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {permissionMatrix().map(({ ability, types }) => (
              <tr key={ability}>
                <th scope="row">{t(`can_${ability}`)}</th>
                {obPermissionTypes.map((type) => (
                  <td key={type}>
                    {types.includes(type) ? (
                      <>
                        <Check />
                        <span className="visually-hidden">{t('yes')}</span>
                      </>
                    ) : (
                      <span className="visually-hidden">{t('no')}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </>
  );
}
