import type { AdviceSamples } from '../docs/advice.types.ts';
import { NavigationMenu } from './navigation-menu.tsx';

const advice: AdviceSamples = {
  dos: {
    'Mark the part one is in with current': ({ text }) => (
      <NavigationMenu.Root label={text('主导航', 'Main')}>
        <NavigationMenu.TopLink href="#a">{text('首页', 'Home')}</NavigationMenu.TopLink>
        <NavigationMenu.TopLink href="#b" current>
          {text('政策', 'Policies')}
        </NavigationMenu.TopLink>
      </NavigationMenu.Root>
    ),
  },
  donts: {
    'Do not leave people without their place': ({ text }) => (
      <NavigationMenu.Root label={text('主导航', 'Main')}>
        <NavigationMenu.TopLink href="#a">{text('首页', 'Home')}</NavigationMenu.TopLink>
        <NavigationMenu.TopLink href="#b">{text('政策', 'Policies')}</NavigationMenu.TopLink>
      </NavigationMenu.Root>
    ),
  },
};
export default advice;
