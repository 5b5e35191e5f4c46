import { renderImageTag } from '../image-list.ts';

export const jobAidAlertBodies: Record<string, string> = {
  'e-signature-within-10-days': `
<p>Of the policies that we cancel in the first month, one in nine has an unsigned application. <strong>The customer has 10 days to sign.</strong> On day 11, the system mails a cancellation notice, and you must start over.</p>
<figure>${renderImageTag('calendar-stamp', 'width: 40%; float: right; margin-left: 20px;')}<figcaption>Day 1 is the day you bind.</figcaption></figure>
<h2>Send the signature request</h2>
<ol>
<li>Enter the email address as the customer reads it to you. Read it back.</li>
<li>Bind, then select <strong>Send for signature</strong> before you leave the page.</li>
<li>Ask the customer to check their email now, including the junk folder. The sender is <code>signatures@example.com</code>.</li>
<li>If the policy has two named insureds, both must sign, each from their own email.</li>
</ol>
<h2>Track the signature</h2>
<table>
<caption>Automatic reminders</caption>
<thead><tr><th scope="col">Day</th><th scope="col">Customer gets</th><th scope="col">You get</th></tr></thead>
<tbody>
<tr><td>1</td><td>The link</td><td>&ndash;</td></tr>
<tr><td>4</td><td>A reminder</td><td>&ndash;</td></tr>
<tr><td>7</td><td>A second reminder</td><td>A task in your list</td></tr>
<tr><td>10</td><td>A final reminder</td><td>A call from us for policies over $1,500</td></tr>
<tr><td>11</td><td>Notice of cancellation</td><td>A copy</td></tr>
</tbody>
</table>
<p>If the customer has no email, print the application, have it signed in your office, and upload the scan under Documents. The signature counts from the upload date.</p>`,

  'add-a-lienholder': `
<p>A missing or misspelled lienholder can delay a loan. Follow these steps for all Classic products.</p>
<ol>
<li>Open the policy and choose <strong>Change</strong>, then <strong>Lienholder</strong>.</li>
<li>Search by name. Choose the entry whose <em>address</em> matches the dealer&rsquo;s form. Large lenders have several.</li>
<li>If there is no match, choose <strong>Add new</strong> and copy the loss payee line exactly, including &ldquo;ISAOA&rdquo; if shown.</li>
<li>Select the unit. If the policy has a boat and a trailer, the loan often applies to both.</li>
<li>Enter the loan number. The lender needs it to match our notice.</li>
<li>Choose who pays: insured or lienholder. This changes the billing immediately.</li>
<li>Submit. We send the lender&rsquo;s copy the same night.</li>
</ol>
<table>
<caption>Which term to use</caption>
<thead><tr><th scope="col">Term</th><th scope="col">Use it for</th></tr></thead>
<tbody>
<tr><td>Mortgagee</td><td>A home and its land on one loan</td></tr>
<tr><td>Lienholder</td><td>A home without land, an RV, a boat, or a motorcycle</td></tr>
<tr><td>Additional interest</td><td>A park or storage yard that only needs to be notified</td></tr>
</tbody>
</table>
<div class="callout"><p>If the lender changes mid-term, add the new lender and remove the old one in <strong>one</strong> change. If you make two changes, we send two bills.</p></div>`,

  'read-your-commission-statement': `
<p>We send statements on the fifth business day of the month. Most questions are about three lines.</p>
<h2>1. New and renewal</h2>
<p>We pay commission on premium received, not premium billed. A customer on a nine-pay plan has nine lines.</p>
<h2>2. Return commission</h2>
<p>When a policy cancels early, we refund premium to the customer and charge back the commission on it. The line shows a minus sign and the cancellation date.</p>
<h2>3. Adjustments</h2>
<p>Adjustments are entered manually and always have a note. If a note is unclear, call us.</p>
<table style="width:100%">
<caption>A sample month</caption>
<thead><tr><th scope="col">Line</th><th scope="col" style="text-align:right">Premium</th><th scope="col" style="text-align:right">Rate</th><th scope="col" style="text-align:right">Commission</th></tr></thead>
<tbody>
<tr><td>New: motorcycle</td><td style="text-align:right">$640.00</td><td style="text-align:right">15%</td><td style="text-align:right">$96.00</td></tr>
<tr><td>Renewal: manufactured home</td><td style="text-align:right">$1,120.00</td><td style="text-align:right">12%</td><td style="text-align:right">$134.40</td></tr>
<tr><td>Return: travel trailer</td><td style="text-align:right">&minus;$210.00</td><td style="text-align:right">12%</td><td style="text-align:right">&minus;$25.20</td></tr>
<tr><td>Adjustment: bank fee refund</td><td style="text-align:right">&ndash;</td><td style="text-align:right">&ndash;</td><td style="text-align:right">$4.00</td></tr>
</tbody>
<tfoot><tr><th scope="row" colspan="3">Paid</th><td style="text-align:right"><strong>$209.20</strong></td></tr></tfoot>
</table>
<p>If a payment is missing, check the next statement first. Payments received in the last two days of a month appear there. After that, email <a href="mailto:commissions@example.com">commissions@example.com</a> with the policy number.</p>`,

  'photos-that-pass-the-first-time': `
<p>About a third of the photos that we receive need a retake, which adds a week. Follow these five rules to avoid nearly all of them.</p>
<div class="row">
<div class="col-3"><figure>${renderImageTag('manufactured-home', 'width: 100%; height: auto; display: block;')}</figure></div>
<div class="col-9">
<h2>Homes</h2>
<ul>
<li>All four sides, from far enough away to show the roof line</li>
<li>Skirting all the way around, and all steps and handrails</li>
<li>One tie-down strap and its anchor, close up</li>
<li>The data plate or the HUD label. The HUD label is red, on the outside at the back. The data plate is inside, often in a kitchen cabinet.</li>
</ul>
</div>
</div>
<div class="row">
<div class="col-9">
<h2>Trailers and motor homes</h2>
<ul>
<li>Two opposite corners, so that all four sides show</li>
<li>The roof. Hold the phone overhead; use a ladder only if it is safe</li>
<li>The odometer of a motor home</li>
<li>Attached rooms, decks, and sheds to be covered</li>
</ul>
</div>
<div class="col-3"><figure>${renderImageTag('travel-trailer', 'width: 100%; height: auto; display: block;')}</figure></div>
</div>
<h2>All photos</h2>
<ol>
<li>Daylight. No flash through a window.</li>
<li>No people, and no license plates of other vehicles.</li>
<li>Under 10&nbsp;MB each, as JPG or PNG.</li>
<li>Taken within 30 days of the application.</li>
<li>Named for what they show: <code>front.jpg</code>, not <code>IMG_2041.jpg</code>.</li>
</ol>
<h2>Why photos need a retake</h2>
<table>
<caption>Reasons for the last 500 retakes</caption>
<thead><tr><th scope="col">Reason</th><th scope="col">Share</th><th scope="col">How to avoid it</th></tr></thead>
<tbody>
<tr><td>One side is missing</td><td>41%</td><td>Walk around the home and take all four sides</td></tr>
<tr><td>Too close to see the roof</td><td>22%</td><td>Step back to the street</td></tr>
<tr><td>Steps or handrail not in the picture</td><td>14%</td><td>Take one photo of each door</td></tr>
<tr><td>Older than 30 days</td><td>12%</td><td>Ask the customer to take new ones on the phone with you</td></tr>
<tr><td>Wrong home</td><td>6%</td><td>Include the house number or lot number in one photo</td></tr>
<tr><td>Blurry or dark</td><td>5%</td><td>Hold the phone still, and don’t zoom</td></tr>
</tbody>
</table>
<p>Send the customer the upload link while you are on the phone. Many customers take the photos before you hang up. If the customer isn’t at home, a neighbor or the park office can take them.</p>
<p>If the home has a wood stove, add photos of the stove, the floor pad, and the chimney. Then complete <a href="/policy-updates/ga-manufactured-home-supplemental-heat">the heat questionnaire</a>.</p>`,

  // Imitates text pasted from a word processor, with its classes, empty paragraphs, and fonts.
  'agency-bill-remittance-dates': `
<p class="MsoNormal" style="margin-bottom:0in;line-height:normal"><b><span style="font-family:&quot;Calibri&quot;,sans-serif;mso-fareast-font-family:Calibri">Agency bill in one page<o:p></o:p></span></b></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoNormal"><span style="font-size:11.0pt;font-family:&quot;Calibri&quot;,sans-serif">With agency bill, <u>you</u> collect the premium, keep your commission, and send us the rest. Most personal lines use direct bill, which is easier for everyone. Agency bill is available for accounts that need it.<o:p></o:p></span></p>
<p class="MsoListParagraphCxSpFirst" style="text-indent:-.25in;mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list:Ignore">&middot;<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]-->We send the account statement on the 1st.</p>
<p class="MsoListParagraphCxSpMiddle" style="text-indent:-.25in;mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list:Ignore">&middot;<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]-->Review it and mark unpaid items by the 15th.</p>
<p class="MsoListParagraphCxSpLast" style="text-indent:-.25in;mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list:Ignore">&middot;<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]-->The net amount is due on the 25th. We withdraw it from your account on the next business day.</p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<table class="MsoTableGrid" border="1" cellspacing="0" cellpadding="0" style="border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt"><tbody>
<tr><td width="208" valign="top" style="width:155.8pt;padding:0in 5.4pt 0in 5.4pt"><p class="MsoNormal"><b>If&hellip;<o:p></o:p></b></p></td><td width="416" valign="top"><p class="MsoNormal"><b>Then&hellip;<o:p></o:p></b></p></td></tr>
<tr><td><p class="MsoNormal">the customer pays late</p></td><td><p class="MsoNormal">mark the line &ldquo;not paid.&rdquo; We send the cancellation notice.</p></td></tr>
<tr><td><p class="MsoNormal">you already remitted</p></td><td><p class="MsoNormal">we refund it on the next statement.</p></td></tr>
<tr><td><p class="MsoNormal">the account is short twice</p></td><td><p class="MsoNormal">we move its policies to direct bill at renewal.</p></td></tr>
</tbody></table>
<p class="MsoNormal"><span style="mso-spacerun:yes">&nbsp; </span><o:p></o:p></p>
<p class="MsoNormal">Premium that you collect belongs to us. Keep it in a trust account if your state requires one.<o:p></o:p></p>`,
};
