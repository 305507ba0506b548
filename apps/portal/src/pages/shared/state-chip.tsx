import { type Lifecycle, labelOf } from '@zonekit/api-client/lifecycle';
import { Chip } from '@zonekit/ui/chip';
import { useLocale } from 'use-intl';

interface StateProps<S extends string> {
  of: Lifecycle<S>;
  state: S;
}

/** Where a thing stands in its life, in the lifecycle's own words. */
export function StateWords<S extends string>({ of, state }: StateProps<S>) {
  return labelOf(of, state, useLocale() === 'en' ? 'en' : 'zh-CN');
}

/** The same as a chip in the state's tone. */
export function StateChip<S extends string>(props: StateProps<S>) {
  return (
    <Chip tone={props.of.states[props.state].tone}>
      <StateWords {...props} />
    </Chip>
  );
}
