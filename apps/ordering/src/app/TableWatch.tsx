import { useEffect } from 'react';
import { useMinute } from '../shared/clock/use-minute.ts';
import { useServices } from '../shared/services/services.tsx';
import { leaveTableInTime } from '../shared/table/leave-table.ts';

/** On every page, at the start and every minute: whoever sat at a table has left it when the code's time is over. */
export function TableWatch() {
  const { localData } = useServices();
  const minute = useMinute();
  useEffect(() => leaveTableInTime(localData, minute.epochMilliseconds), [localData, minute]);
  return null;
}
