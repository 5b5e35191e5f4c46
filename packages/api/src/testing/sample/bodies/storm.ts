import { renderImageTag } from '../image-list.ts';

/** Bodies of alerts about one storm, whose moratorium is issued, extended, narrowed, and lifted. */
export const stormBodies: Record<string, string> = {
  'lake-erie-storm-binding-stops': `
<div class="row">
<div class="col-9" contenteditable="true">
<p><strong>A binding moratorium applies in the 11 counties below, effective immediately and until further notice.</strong> The National Weather Service has issued a high wind warning and a lakeshore flood warning for the western and central Lake Erie shore. Expect gusts of 60 mph and water three to five feet above normal at the west end of the lake.</p>
<p>&nbsp;</p>
<h2>Counties</h2>
<table style="width: 100%;">
<caption>Binding moratorium effective {weekday:-3}</caption>
<thead><tr><th scope="col">State</th><th scope="col">Counties</th></tr></thead>
<tbody>
<tr><td>Michigan</td><td>Monroe, Wayne</td></tr>
<tr><td>Ohio</td><td>Lucas, Ottawa, Sandusky, Erie, Lorain, Cuyahoga, Lake, Ashtabula</td></tr>
<tr><td>Pennsylvania</td><td>Erie</td></tr>
</tbody>
</table>
<h2 data-audience="internal">What you can’t bind</h2>
<ul>
<li>New business on homes, dwellings, boats, and recreational vehicles kept in these counties</li>
<li>Higher limits and lower deductibles on policies already in force</li>
<li>Adding physical damage coverage to a unit that has none</li>
<li>Reinstating a lapsed policy</li>
</ul>
<h2 data-audience="internal">What you can still do</h2>
<ul>
<li>Quote, and save the quote for later</li>
<li>Change a mailing address, phone number, or mortgage company</li>
<li>Renew a policy that has not lapsed</li>
</ul>
<p>&nbsp;</p>
</div>
<div class="col-3">
<figure>${renderImageTag('storm-over-coast', 'width: 100%; height: auto;')}<figcaption>The moratorium follows the warning, county by county.</figcaption></figure>
<div class="callout" data-audience="internal"><p><strong>No backdating.</strong> Coverage can’t start before the moratorium ends, regardless of the date on the application.</p></div>
</div>
</div>
<p data-audience="internal">The moratorium applies where the home or unit is kept, not where the customer lives. If you aren’t sure which county an address is in, call the catastrophe team before you bind: <a href="tel:555-0119">555-0119</a>.</p>`,

  'lake-erie-storm-extended': `
<p>The warning has been extended by 24 hours and now reaches farther along the shore. <strong>We have added five counties to the binding moratorium.</strong> You can’t bind in any of the 16 counties until further notice. We’ll post our next update within 24 hours.</p>
<div class="row">
<div class="col">
<h2>Added today</h2>
<ul>
<li>Ohio: Wood, Huron, Geauga</li>
<li>Michigan: Lenawee</li>
<li>Pennsylvania: Crawford</li>
</ul>
</div>
<div class="col">
<h2>Already in effect</h2>
<ul>
<li>Ohio: Lucas, Ottawa, Sandusky, Erie, Lorain, Cuyahoga, Lake, Ashtabula</li>
<li>Michigan: Monroe, Wayne</li>
<li>Pennsylvania: Erie</li>
</ul>
</div>
</div>
<h2 data-audience="internal">Frequently asked questions</h2>
<h3>My customer signed yesterday. Is the policy bound?</h3>
<p>Yes, if you submitted the application before the moratorium started in that county. The submission time counts, not the signature time.</p>
<h3>A lender needs proof of insurance for a closing.</h3>
<p>If a policy is in force, send the declarations page as usual. For a purchase without a policy, call underwriting. We review each closing scheduled during the moratorium.</p>
<h3>Can my customer move a camper out of the county?</h3>
<p>Yes. You don’t need to call us. A travel trailer is covered at the new location right away. Change the garaging address later if it stays there.</p>
<blockquote><p>&ldquo;Ask customers to stay away from the water and to take photos of their home today.&rdquo;</p><footer>Catastrophe team, Northmere Specialty</footer></blockquote>
<p>See the first alert: <a href="/alerts/lake-erie-storm-binding-stops">what you can’t bind and what you can still do</a>.</p>`,

  'lake-erie-storm-narrowed': `
<p>The high wind warning has ended. The lakeshore flood warning remains for the western basin. <strong>We have lifted the binding moratorium in 12 counties, effective immediately. It remains in four counties.</strong></p>
<table>
<caption>Where you can bind</caption>
<thead><tr><th scope="col">County</th><th scope="col">Status</th><th scope="col">Details</th></tr></thead>
<tbody>
<tr><td>Lucas, Ohio</td><td>Moratorium</td><td>Flooded streets in Oregon and east Toledo</td></tr>
<tr><td>Ottawa, Ohio</td><td>Moratorium</td><td>No access to Marblehead and the islands</td></tr>
<tr><td>Erie, Ohio</td><td>Moratorium</td><td>Flooding along Sandusky Bay</td></tr>
<tr><td>Monroe, Michigan</td><td>Moratorium</td><td>Power outages at many parks</td></tr>
<tr><td>All others</td><td>Open</td><td>Photos required</td></tr>
</tbody>
</table>
<h2 data-audience="internal">In the open counties</h2>
<ol>
<li>Ask whether the home, dwelling, or unit was damaged. Note the answer on the application.</li>
<li>Submit four photos, one of each side, dated {day:published} or later.</li>
<li>Don’t use photos from an earlier quote.</li>
<li>Bind with an effective date of today or later. No backdating.</li>
</ol>
<div class="placeholder"><p>Drop a map block here</p></div>
<p>We expect to lift the moratorium in the four counties within 24 hours after the flood warning ends. Until then, use the list above. Questions: Catastrophe team, <a href="tel:555-0119">555-0119</a>.</p>`,

  'lake-erie-storm-lifted': `
<div class="row">
<div class="col-9">
<p data-audience="internal"><strong>The Lake Erie binding moratorium is over. You can bind again, effective immediately, in all 16 counties.</strong> The last flood warning has ended, and our adjusters are in the four counties that stayed closed.</p>
<h2 data-audience="internal">Through {weekday:until}, three rules apply</h2>
<ul>
<li><strong>Photos on new business.</strong> Four sides of the home or unit, dated after the storm. For boats, add one of the hull below the waterline.</li>
<li><strong>One question on every application:</strong> was there any damage from this storm, repaired or not? Repaired damage is fine. Call us about unrepaired damage.</li>
<li><strong>No backdating.</strong> Coverage requested during the moratorium starts on the day you submit it.</li>
</ul>
<h2 data-audience="internal">Quotes saved during the moratorium</h2>
<p>Quotes saved from {day:-3} through {day:0} are still valid. Open the quote, check the effective date, and submit. You don’t need to re-rate it.</p>
<p>&nbsp;</p>
<h2 data-audience="internal">How to handle damage</h2>
<table>
<caption>Three common cases</caption>
<thead><tr><th scope="col">Customer says</th><th scope="col">What you do</th></tr></thead>
<tbody>
<tr><td>&ldquo;A few shingles came off. We already fixed them.&rdquo;</td><td>Bind. Add a photo of the repair and the receipt.</td></tr>
<tr><td>&ldquo;Water got into the crawl space. It’s dry now.&rdquo;</td><td>Call us first. We need a photo of the insulation below the floor.</td></tr>
<tr><td>&ldquo;The carport is gone. The home is fine.&rdquo;</td><td>Bind the home without other structures. Add them when the carport is rebuilt.</td></tr>
</tbody>
</table>
<p>For manufactured homes, also check the skirting. A missing panel can mean that wind got under the home and loosened the tie-downs. Ask the owner to have them tightened before the next storm.</p>
<h2>For customers</h2>
<p>If the storm damaged your home, boat, or RV, report the damage on the claims portal or call <a href="tel:555-0130">555-0130</a>. Take photos, and don’t throw anything away yet. If a repair can’t wait, make it, and save the bill.</p>
<h2 data-audience="internal">If your customer has a loss</h2>
<p>Send them to the claims portal or to <a href="tel:555-0130">555-0130</a>, open 24/7 this week. Ask them to keep damaged items, or photos of them, until an adjuster calls. They can make emergency repairs right away, such as a tarp on the roof. They should keep the receipts.</p>
</div>
<div class="col-3">
<figure>${renderImageTag('wind-gauge', 'width: 100%; margin: 0 0 12px;')}<figcaption>Highest gust on the shore: 71&nbsp;mph.</figcaption></figure>
<h3 data-audience="internal">Related alerts</h3>
<ul>
<li><a href="/alerts/lake-erie-storm-binding-stops">Issued</a></li>
<li><a href="/alerts/lake-erie-storm-extended">Extended</a></li>
<li><a href="/alerts/lake-erie-storm-narrowed">Narrowed</a></li>
</ul>
</div>
</div>
<p data-audience="internal">Thank you for your patience over these three days. Agencies saved more than 400 quotes during the moratorium. Follow up on yours this week.</p>`,
};
