import type { DeviceMemory } from '../../../../shared/storage/device-memory.ts';

/** On unless switched off: who dictates, or presses keys by accident, must be able to (WCAG 2.1.4). */
export const hasSingleKeys = (memory: DeviceMemory): boolean => memory.get('hasSingleKeys') ?? true;
