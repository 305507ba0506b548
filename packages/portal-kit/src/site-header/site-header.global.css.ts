import { globalStyle } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';
import { mark } from './site-header.css.ts';

globalStyle(`${mark} rect`, { fill: token('accent-solid') });
globalStyle(`${mark} path`, { fill: 'none', stroke: token('text-on-accent'), strokeWidth: 2 });
