import { style } from '@vanilla-extract/css';
import { control } from '../internal/control.css.ts';

export const textArea = style([control, { minHeight: '96px', lineHeight: 1.6, resize: 'vertical' }]);
