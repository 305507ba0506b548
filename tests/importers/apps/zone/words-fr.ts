import english from '@zonekit/portal-kit/messages/en';

/** The kit in French. Phrases that are not translated yet stay English. */
export const words = {
  ...english,
  siteHeader: {
    ...english.siteHeader,
    nav: 'Navigation principale',
    search: 'Rechercher',
    logout: 'Se déconnecter',
    centreOf: '{name}, ouvrir l’espace personnel',
    comfort: 'Affichage agrandi',
    theme: 'Apparence',
    themes: { system: 'Selon le système', light: 'Claire', dark: 'Sombre', contrast: 'Contraste élevé' },
  },
  listPage: {
    ...english.listPage,
    search: 'Rechercher',
    sort: 'Trier par',
    total: '<b>{total}</b> résultats',
    totalFor: '<b>{total}</b> résultats pour « {q} »',
    pages: 'Pages',
    page: 'Page {number, number}',
    previous: 'Précédente',
    next: 'Suivante',
    empty: { title: 'Aucun résultat', line: 'Retirez un filtre ou changez les mots.', clear: 'Tout effacer' },
  },
};
