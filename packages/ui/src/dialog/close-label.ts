import { createContext } from 'react';

/** The name of the header's close button, from Content down to Header. */
export const CloseLabel = createContext('');
